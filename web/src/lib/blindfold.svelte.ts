// Reasons that are hidden until the reader has named them: which ones could be meant, what was answered, and the score.
import { SvelteMap } from "svelte/reactivity";
import type { Motive, Scene } from "../protocol";
import { keep, kept } from "./kept";
import { lotOf } from "./lots";
import { settings } from "./settings.svelte";
import type { Teller } from "./telling";

const KEY = "reasons-1";
const MOST = 4; // sentences to choose from
const LOTS = 60_000;
const NONE = { right: 0, asked: 0 };

let score = $state.raw(kept(KEY, NONE));
/** By what they are the reasons for: the sentences that were taken for them; "" if nothing was asked. */
const taken = new SvelteMap<string, string>();

export const blindfold = {
  get score() {
    return score;
  },
  hides: (of: string): boolean => settings.blindfold && !taken.has(of),
  taken: (of: string): string | undefined => taken.get(of),
  reveal: (of: string): void => void taken.set(of, ""),

  answer(of: string, sentence: string, truth: string): void {
    taken.set(of, sentence);
    score = { right: score.right + Number(sentence === truth), asked: score.asked + 1 };
    keep(KEY, score);
  },

  /** Starts or ends the practice. */
  wear(worn: boolean): void {
    settings.blindfold = worn;
    score = NONE;
    taken.clear();
    keep(KEY, score);
  },
};

/** A reason among others that could be meant, as sentences in an order that gives nothing away: those about the same kind
 * of choice first, then those that say most of the same things. */
export function couldBe(teller: Teller, scene: Scene, { key, about = {} }: Motive): string[] {
  const steps = (one: string) => one.replace(`motive-${scene.table.game}-`, "").replace("motive-", "").split("-");
  const sentence = (one: string, facts = about) => {
    try {
      return teller.motive(scene, { key: one, about: facts });
    } catch {
      return ""; // it is about something else
    }
  };
  const without = (fact: string) => Object.fromEntries(Object.entries(about).filter(([name]) => name !== fact));
  /** About how many of the facts a sentence is, and how many steps of its name are those of the reason. */
  const uses = (one: string) => Object.keys(about).filter((fact) => !sentence(one, without(fact))).length;
  const alike = (one: string) => [...steps(one), ""].findIndex((step, at) => step !== steps(key)[at]);

  const truth = sentence(key);
  const others = teller.motives.flatMap((other) => {
    const text = other === key ? "" : sentence(other);
    return text && text !== truth ? [{ text, alike: alike(other), about: uses(other), lot: lotOf(truth + text, LOTS) }] : [];
  });
  others.sort((one, other) => other.alike - one.alike || other.about - one.about || one.lot - other.lot);
  const texts = [truth, ...new Set(others.map(({ text }) => text))].slice(0, MOST);
  return texts.sort((one, other) => lotOf(one, LOTS) - lotOf(other, LOTS));
}

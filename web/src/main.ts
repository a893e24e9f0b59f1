// The client starts here.
import { mount } from "svelte";
import "./app.css";
import "./games/palettes"; // they stand above it
import App from "./App.svelte";
import { calling } from "./lib/calling.svelte";

mount(App, { target: document.body });
calling.start();

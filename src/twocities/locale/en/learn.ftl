# How each game works, told with pictures, in English. A text has about 35 words at most.

learn-how = How it works
learn-to-end = Skip to the end

## Citadels

learn-citadels-aim = Everybody builds a city, district by district. As soon as somebody has seven, the round is played out and the game is over. Whoever has the most points wins.
    .title = Build the finest city
learn-citadels-draft = Every round the character cards go round the table face-down. You keep one and pass the rest on. Nobody else knows who you are.
    .title = Take a character in secret
learn-citadels-call = Then the characters are called in order, from 1 to 8. When yours is called, you show it and take your turn.
    .title = Wait for your number
learn-citadels-gather = A turn begins with gathering: take 2 gold, or look at 2 cards and keep one of them.
    .title = Gold or cards
learn-citadels-build = Pay the price on a card from your hand, and the district stands in your city. One a turn, and never the same one twice.
    .title = Build a district
learn-citadels-power = Every character can do something special. The King takes the crown, so he chooses first next round, and earns 1 gold for each noble district in his city.
    .title = Use your power
learn-citadels-points = Each district is worth what it cost. A city with all five colours gets 3 points more, the first with seven districts 4, every other one 2.
    .title = What counts in the end
learn-citadels-guess = The Assassin kills a character, not a player. The Thief robs one. So who does everybody want to be this round, and what do they think of you? That is the game.
    .title = Now guess who is who

## City of the Great Machine

learn-machine-aim = One player is the Great Machine, which wins when its Master Plan reaches XII. The others lead three Heroes, who win with the third Riot.
    .title = A City close to revolt
learn-machine-event = A City Event changes the rules of the round and says when the Plan advances. The Machine receives Bonds, and Citizens give Trust to the Heroes beside them.
    .title = A round opens
learn-machine-access = Each Hero lays an Access card face-down: the District to go to. The Machine sees where the Heroes stand, but not where they are going.
    .title = Heroes choose in secret
learn-machine-machine = The Machine guesses. It pays Bonds to move Guards and its three Servants. A Servant can prepare a Raid, arrest a Citizen, repair a Guard or see to Directives.
    .title = The Machine lies in wait
learn-machine-way = Now the Heroes set out. Leaving a District costs 1 Trust for each Guard in it. A Hero who walks into a Raid is detained, to the Machine's profit.
    .title = Guards cost Trust
learn-machine-action = On arrival a Hero takes one Action: incite, attack a Guard, identify Citizens, move them, gain Trust or start a Riot. The more Guards, the dearer it is.
    .title = One Action each
learn-machine-discontent = Inciting raises Discontent. With every Stage more Citizens become active: Artists first, Nobles last. Traitors never do.
    .title = The City wakes up
learn-machine-riot = A Riot succeeds if active Citizens outnumber Guards and Traitors. But most Citizens lie face-down. Know your crowd, and strike where the Machine does not expect you.
    .title = Riot!

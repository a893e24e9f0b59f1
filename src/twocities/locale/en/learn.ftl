# How each game works, explained with pictures. A text has at most about 35 words.

learn-how = How it works
learn-to-end = Skip

## Citadels

learn-citadels-aim = Everybody builds a city, one district at a time. The round in which somebody builds the seventh is the last. The player with the most points wins.
    .title = Build the finest city
learn-citadels-draft = Every round, the character cards are passed around face-down. You keep one and pass the rest on. Nobody else knows who you are.
    .title = Choose a character in secret
learn-citadels-call = Then the characters are called in order, from 1 to 8. When yours is called, you reveal it and take your turn.
    .title = Wait for your number
learn-citadels-gather = Start your turn by gathering: take 2 gold, or look at 2 cards and keep one.
    .title = Gold or cards
learn-citadels-build = Pay the cost of a card in your hand, and the district is yours. One a turn, and never the same one twice.
    .title = Build a district
learn-citadels-power = Every character has a power. The King takes the crown, so he chooses first next round, and earns 1 gold for each noble district in his city.
    .title = Use your power
learn-citadels-points = Each district is worth its cost. All five colours in one city are worth 3 extra points. The first city with seven districts gets 4 points, any other completed city 2.
    .title = Count your points
learn-citadels-guess = The Assassin kills a character, not a player. The Thief robs one. So who does everybody want to be this round, and who do they think you are?
    .title = Now guess who is who

## City of the Great Machine

learn-machine-aim = One player is the Great Machine, which wins when its Master Plan reaches XII. The others lead three Heroes, who win with the third Riot.
    .title = A City on the brink of revolt
learn-machine-event = A City Event changes the rules of the round and says when the Plan advances. The Machine receives Bonds, and Citizens give Trust to the Heroes in their District.
    .title = A round begins
learn-machine-access = Each Hero plays an Access card face-down: the District to go to. The Machine sees where the Heroes are, but not where they are going.
    .title = Heroes choose in secret
learn-machine-machine = The Machine has to guess. It pays Bonds to move Guards and its three Servants. A Servant can prepare a Raid, arrest a Citizen, repair a Guard, or draw or publish a Directive.
    .title = The Machine lies in wait
learn-machine-way = Now the Heroes move. Leaving a District costs 1 Trust for each Guard in it. A Hero who walks into a Raid is detained, and the Machine profits.
    .title = Guards cost Trust
learn-machine-action = On arrival a Hero takes one Action: incite, attack a Guard, identify or move Citizens, gain Trust or start a Riot. The more Guards, the more it costs.
    .title = One Action each
learn-machine-discontent = Incitement raises Discontent. With every Stage another class of Citizens becomes active: Artists first, Nobles last. Traitors never do.
    .title = The City wakes up
learn-machine-riot = A Riot succeeds if active Citizens outnumber Guards and Traitors. But most Citizens are face-down. Know your crowd, and strike where the Machine does not expect you.
    .title = Riot!

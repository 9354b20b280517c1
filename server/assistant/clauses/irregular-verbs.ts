/** The forms of verbs that no stemmer brings together. Those that mean the same as another word stand in the word lists. */
export const IRREGULAR_VERBS: readonly (readonly string[])[] = `
become became
beat beaten
bend bent
bleed bled
blow blew blown
burn burnt
catch caught
choose chose chosen
cling clung
creep crept
deal dealt
dig dug
do does did done
feed fed
feel felt
find found
freeze froze frozen
grind ground
hang hung
hold held
keep kept
kneel knelt
lay laid
lead led
learn learnt
lend lent
light lit
make made
mean meant
pay paid
say said
see saw seen
seek sought
shake shook shaken
shine shone
shrink shrank shrunk
sink sank sunk
slide slid
spend spent
spill spilt
spin spun
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
stink stank stunk
strike struck
swear swore sworn
sweep swept
swing swung
tell told
think thought
understand understood
wear wore worn
weep wept
`
  .trim()
  .split('\n')
  .map((forms) => forms.split(' '));

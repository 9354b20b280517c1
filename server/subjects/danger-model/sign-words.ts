/**
 * Words by what they are a sign of. What a sign weighs, alone and beside another, is learned; the lists only say which words
 * are of a kind, so that what was learned of 'wheezing' is known of 'gasping'. Endings do not matter.
 */
export const signWords = {
  symptom: `
    hives rash welt itch itchy swell swollen swole swelled puff puffy puffed sneeze sniffle wheeze weeze gasp cough
    choke choking vomit puke retch hurl heave barf cramp bloat bloated gas nausea nauseous queasy dizzy woozy giddy
    lightheaded faint fainted headache migraine blister blotch blotchy bleed bled ooze weep raw sore ache tingle numb
    peel crack flare flared spasm scratch scab lump bump boil balloon ballooned purple blue splotch spotty spots
    patches streaming stream burning burn burned burnt sting stung stings seize seizure fit fits convulse collapse
    collapsed blackout palpitations flutter racing reaction react reacted shakes runs trots diarrhea reflux heartburn
    acid inflamed inflame irritate irritated infected infection fever throb dehydrated jaundice eczema dermatitis
    psoriasis rosacea hurt pain painful agony stiff limp hack hoarse mucus congested stuffy drool sweats clammy chills
    shiver unwell ill sick sicken poisoned poisoning zigzags aura bruise bruises scar scars crampy gripe tummyache
    stomachache bellyache hangover sinus wheezy breathless gag lockjaw paralysed spinning spins whirl keel`,
  body: `
    throat tongue lip lips mouth gum gums eye eyes eyelid eyelids nose face cheek ear ears skin scalp neck chest lung
    lungs heart stomach gut guts belly tummy bowel bowels intestine colon bladder kidney kidneys liver gallbladder
    pancreas thyroid spine back hip hips knee knees ankle foot feet toe toes leg legs shoulder elbow wrist wrists hand
    hands finger fingers fingertip arm arms joint joints bone bones tendon muscle nerve nerves vein veins artery blood
    retina jaw tooth teeth breath airway airways windpipe rib ribs pelvis womb uterus disc discs vertebra cartilage
    immune body insides innards plumbing system pulse hormones brain head skull stitches`,
  rescue: `
    hospital er emergency ambulance paramedic paramedics stretcher icu ward clinic doctor doctors doc gp nurse surgeon
    specialist dermatologist allergist cardiologist neurologist gastroenterologist rheumatologist oncologist
    obstetrician midwife consultant physician dentist pharmacist vet epipen epipens epi pen pens adrenaline
    epinephrine benadryl antihistamine antihistamines piriton zyrtec claritin cetirizine inhaler puffer nebulizer
    steroid steroids prednisone cortisone hydrocortisone oxygen drip iv 911 999 wristband medicalert bracelet tag card
    casualty ae a&e triage diagnosed diagnosis test tested scan mri ct resuscitated tube tubes calamine`,
  illness: `
    asthma asthmatic allergy allergic allergies allergen intolerance intolerant anaphylaxis anaphylactic celiac
    coeliac celiacs diabetes diabetic prediabetic epilepsy epileptic lupus crohn crohns colitis ibs ulcer ulcers gout
    arthritis arthritic osteoporosis fibromyalgia sciatica scoliosis hernia diverticulitis gastritis gerd copd
    emphysema bronchitis pneumonia glaucoma cataracts cataract tinnitus meniere menieres vertigo labyrinthitis anemia
    anaemia hemophilia clot clots stroke bypass stent pacemaker defibrillator valve murmur arrhythmia afib angina
    hypertension hypotension cholesterol transplant dialysis stones gallstones cirrhosis hepatitis cancer chemo
    chemotherapy radiation lymphedema melanoma tumor mastectomy remission ms parkinson parkinsons pots eds raynaud
    raynauds endometriosis pcos menopause thyroid hashimoto graves migraine migraines tmj carpal tunnel tendonitis
    bunion bunions plantar concussion whiplash covid fatigue immunocompromised immunosuppressed suppressed g6pd
    phenylketonuria favism porphyria alpha-gal gluten lactose histamine oxalate fodmap hay hayfever lymph shingles
    vitiligo albino deaf hearing blind wheelchair crutches cane walker prosthetic amputated insulin altitude`,
  medicine: `
    medicine medicines medication meds pill pills tablet tablets prescription prescribed dose drops injection
    injections warfarin eliquis thinner thinners lithium maoi statin statins metformin methotrexate tamoxifen ssri
    antidepressant antidepressants antabuse disulfiram nitrate nitrates blocker blockers penicillin amoxicillin
    antibiotic antibiotics sulfa sulpha codeine morphine opioid opiates aspirin ibuprofen ibuprofin nsaid advil aleve
    paracetamol tylenol anesthetic anaesthetic novocaine lidocaine contrast iodine latex vaccine shot shots chemo
    immunotherapy retinoid accutane patch patches`,
  injury: `
    surgery operation operated op replaced replacement fused fusion screws screw rods rod plate plates torn tore tear
    ruptured rupture slipped herniated broke broken fracture fractured shattered dislocated sprained pulled crushed
    snapped wrecked shot injured injury wound burns scald stitches cast brace splint rehab physio physiotherapist limp
    crutch lift lifting kneel stoop squat climb stairs steps bend reconstruction`,
  sober: `
    sober sobriety recovery recovering aa na meetings meeting sponsor chip program programme drunk drunks alcoholic
    alcoholism addict addiction addicted gamble gambling relapse relapsed clean dry rehab quit teetotal drinker booze
    liquor alcohol wine beer rum champagne prosecco cocktail cocktails vodka whisky whiskey gin brandy cider bar pub
    smoker smoking cigarette cigarettes vape casino mocktail`,
  pregnant: `
    pregnant pregnancy expecting trimester weeks months due nursing breastfeeding breastfeed ivf miscarriage
    miscarriages gestational bump embryo fetus baby labor postpartum folic`,
  diet: `
    vegan vegetarian veggie pescatarian kosher halal ramadan lent fast fasting sabbath shabbat hindu jain muslim
    jewish buddhist adventist mormon haram treif faith religion religious keto sodium salt sugar carbs diet dietitian
    calories disordered anorexia bulimia purging scale weighed pork beef gelatin rennet`,
  fear: `
    scared scare scares afraid fear fears terror terrified terrifies terrify petrified petrifies phobia phobic panic
    panics panicked panicky frightened frightens frighten fright freeze freezes froze frozen nightmare nightmares
    dread dreads dreaded anxious anxiety nervous jumpy jump jumps jumped shake shakes shaking shook tremble trembles
    trembling scream screams screamed bolt bolted flinch flinches flee fled hide hides hid hyperventilate
    hyperventilating sweat sweating sweaty claustrophobia claustrophobic vertigo agoraphobia trapped trap cornered
    unglued unravel apart flashback flashbacks ptsd trauma traumatized triggered trigger triggers creep creeps unnerve
    unnerves spooked spook spooks horror horrified heights edge drop exit exits crouch curl cling clung grip gripping
    clutch shut ladder jelly water unsafe danger dangerous alarm startle startled startles eyes-shut white pale cold
    heart pounding hammering pounds`,
  trauma: `
    accident crash crashed wreck wrecked collision flood fire drowned drown drowning attack attacked attacker assault
    assaulted mugged robbed burglar burgled bitten bit bite mauled chased chase cornered locked stuck trapped tornado
    hurricane earthquake tsunami war bomb bombs bombing shelling soldiers gun guns gunshot shooting knife siren sirens
    police uncle stepfather stepdad ex husband hit hits beat belt buried died killed dead death funeral lost missing
    kidnapped followed stalked stalker rape raped held night trailer smoke flames explosion refugee fell fall threw
    thrown dragged pinned turbulence undertow riptide capsized rescued scar`,
  avoid: `
    avoid avoids no not never none nothing without off out away skip skips skipped refuse refuses refused forbid
    forbids forbidden forbade banned ban mustn't can't cant cannot couldn't won't wont don't dont doesn't doesnt
    shouldn't wouldn't isn't aren't ain't haven't hasn't limit limits steer clear stop stopped stops careful check
    checks checked keep keeps risk risky instead only unless swear swore sworn ditch ditched gone goodbye anymore`,
  warn: `
    please remember remind tell told warn warned warning ask asked label labels ingredient ingredients traces trace
    crumb crumbs even careful seriously serious order orders rule rules mean swear promise ever`,
  cause: `
    makes make made gives give gave sends send sent puts put leaves leave left brings bring brought sets set turns
    turn turned means goes go went comes come came gets get got does did triggers starts start started closes close
    closed clamps kicks kick kicked hits wakes pays pay paid costs kills kill killed`,
  after: `
    after minutes minute hours hour later days day night nights week weeks morning until till since whenever every
    once if then within bite bites sip sips mouthful spoonful one two`,
  allergen: `
    peanut peanuts nut nuts almond almonds cashew cashews walnut walnuts pecan pecans hazelnut hazelnuts pistachio
    pistachios macadamia brazil marzipan nutella praline satay sesame tahini hummus soy soya tofu miso wheat flour
    bread barley rye malt egg eggs milk dairy cream cheese butter yogurt yoghurt custard whey casein shellfish shrimp
    shrimps prawn prawns crab lobster scallop scallops mussels mussel clams clam oyster oysters squid calamari fish
    salmon tuna cod anchovy mackerel mustard celery lupin kiwi banana bananas avocado mango pineapple papaya
    strawberry strawberries peach peaches apple apples pear pears cherry cherries melon tomato tomatoes eggplant
    aubergine pepper peppers chili chilli garlic onion onions corn coconut chocolate cocoa cinnamon vanilla msg
    sulfites sulphites sulfite dye coloring aspartame sweetener grapefruit licorice liquorice mushroom mushrooms
    lentils chickpeas beans buckwheat quinoa oats honey curry spice spices spicy caffeine coffee tea espresso mayo
    mayonnaise quorn mustardy gravy soup sushi raw carrot carrots parsley cilantro coriander`,
  airborne: `
    pollen ragweed grass birch hazel alder hay mold mould dust mites mite smoke incense perfume cologne aftershave
    scent scented fragrance candle candles febreze diffuser lavender lily lilies hyacinth hyacinths jasmine gardenia
    gardenias mimosa chrysanthemum chrysanthemums mums carnations freesia tulip tulips bouquet flowers eucalyptus
    potpourri airfreshener freshener bleach fumes solvent paint varnish hairspray detergent softener cottonwood
    goldenrod`,
  furry: `
    cat cats kitten dog dogs puppy horse horses rabbit rabbits hamster guinea fur dander feather feathers down bee
    bees wasp wasps hornet hornets yellowjacket yellowjackets jackets ant ants mosquito mosquitoes tick ticks
    jellyfish spider spiders snake snakes mouse mice rat rats bird birds pigeon pigeons goose geese moth moths bat
    bats cockroach roach roaches frog frogs toad lizard shark sharks bull cow cows rooster`,
  worn: `
    wool woolen cashmere mohair angora polyester nylon acrylic lycra spandex latex leather nickel silver gold metal
    earring earrings jewelry jewellery necklace ring rings watch strap buckle zipper bracelet elastic lanolin lotion
    sunscreen makeup mascara lipstick foundation moisturizer cream soap shampoo bubble bath henna glue adhesive
    plaster plasters bandage tape band-aid deodorant nail polish gloves tights label seams velcro heels shoes
    underwire`,
  places: `
    elevator elevators lift lifts escalator escalators tunnel tunnels cave caves basement cellar underground subway
    tube metro plane planes flying fly flight flights airplane helicopter balloon boat boats ferry ferries ship cruise
    sea ocean lake pool deep swim swimming dive diving snorkel scuba bridge bridges balcony balconies tower cliff
    cliffs ladder ladders roof rooftop ledge chairlift gondola zipline ferris coaster coasters rollercoaster rides
    ride motorway highway interstate freeway motorbike motorcycle scooter crowd crowds crowded stadium concert packed
    queue mall market festival fireworks thunder thunderstorm storm storms lightning dark darkness closet locked
    closed enclosed small tight tent camping woods forest attic hospital hospitals needle needles blood clown clowns
    mask masks doll dolls balloons stage speech microphone sauna hot-tub hottub sun heat cold altitude mountain
    mountains`,
  other: `
    sister sisters brother brothers mother mom mum mama mam mommy dad daddy father papa parents son sons daughter
    daughters child children kid kids toddler boy boys girl grandma grandmother granny nana gran grandpa grandfather
    grandad granddad grandson granddaughter grandkids grandchild aunt auntie uncle cousin cousins nephew niece
    neighbor neighbour neighbors neighbours friend friends colleague colleagues coworker boss roommate flatmate
    student students pupil pupils class guest guests nan in-law mother-in-law husband ex teacher kindergartner
    kindergartners patient patients client customers`,
  he: "he him his himself they them their theirs he's",
  she: 'she her hers herself',
  i: "i i'm im i've ive i'd id i'll me my mine myself",
  you: "you your you're you've you'd yours",
  over: `
    used outgrew outgrown grew grown cured over past former formerly once longer anymore healed cleared gone recovered
    ago years child childhood little girl kid baby back then nowadays now fine perfectly okay ok never bothers
    bothered conquered overcame`,
  fine: `
    fine okay perfectly healthy anything everything goat iron champ happily bother bothers problem harmless lucky
    luckily immune thankfully strong ox clean clear`,
  figure: `
    laugh laughed laughing laughter laughs joke jokes joking funny giggle giggles kidding joy happy happiness love
    loved loving lovely delight proud pride beautiful beauty sunset cute romantic kiss kissed hug wedding
    embarrassment embarrassed envy boredom bored boring curiosity curious excitement excited thrilled thrill thrills
    gorgeous pretty handsome adorable blush crush charm swoon figuratively metaphorically professionally clinically
    spiritually emotionally symptoms`,
  modern: `
    spreadsheet spreadsheets email emails mondays monday meetings admin paperwork taxes tax bills bank job work boss
    office ironing laundry dishes housework cooking cleaning hoovering exercise gym jogging commitment small talk
    gossip drama nonsense musicals opera jazz country music film films movie movies reality television football golf
    politics politicians politician bureaucracy fashion beige velvet crocs clutter deadlines zoom`,
  dislike: `
    hate hates hated dislike dislikes disgusting gross awful horrible terrible vile ugly boring overrated tasteless
    bland tacky taste tastes smells smell looks texture slimy rubber soap bait cardboard fan care stand abide bear
    rather sooner prefer prefers pointless dull dreary nope thanks yuck yucky particular fussy picky snob`,
  like: `
    love loves adore adores like likes favorite favourite favorites enjoy enjoys want wants wanted wish wishes dream
    dreams dreamed hope happiest best perfect wonderful delicious nice cozy cosy crave craving craves treat beautiful
    always prettiest sweet dreamy yearn longing miss missed remember remembered memory memories`,
} as const;

import { subject } from '../subject';

/** Days, feasts and times. */
export const days = {
  birthday: subject({
    names: `birthday, her birthday, my birthday, born, birthday party, date of birth, birthdate, turn forty,
      turning forty, turn thirty, turn fifty, birthday wish`,
    near: ['celebration', 'party', 'important-date', 'gift'],
    serves: ['celebration', 'gift'],
  }),
  anniversary: subject({
    names: 'anniversary, wedding anniversary, years together, years married',
    near: ['celebration', 'wedding-day', 'important-date'],
    serves: ['celebration', 'gift', 'date'],
  }),
  'valentines-day': subject({
    names: "valentine's day, valentine, valentines, february 14, 14 february",
    near: ['celebration', 'romance'],
    serves: ['celebration', 'gift', 'date'],
  }),
  'mothers-day': subject({
    names: "mother's day, mothers day, mothering sunday, women's day",
    near: ['celebration', 'mother'],
    serves: ['celebration', 'gift'],
  }),
  'holiday-season': subject({
    names: `christmas, holiday season, year's end, end of the year, the holidays, christmas eve, christmas day,
      advent, december holidays`,
    members: `hanukkah, christmas tree, christmas market, ornament, eggnog, carol singing, mistletoe, santa,
      stocking stuffer, advent calendar, boxing day, kwanzaa, christmas carol, nutcracker, mince pie, gingerbread house`,
    near: ['celebration', 'tradition', 'new-year'],
    serves: ['celebration', 'gift'],
  }),
  'new-year': subject({
    names: `new year, new year's eve, new year's day, new years, nye, new year's resolution, midnight countdown,
      firework`,
    near: ['celebration', 'holiday-season'],
    serves: ['celebration'],
  }),
  feast: subject({
    names: 'public holiday, holiday meal, feast day, religious holiday',
    members: `easter, thanksgiving, halloween, passover, ramadan, eid, diwali, carnival, mardi gras, fourth of july,
      july 4th, memorial day, labor day, st patrick's day, lent, purim, rosh hashanah, yom kippur, midsummer,
      chinese new year, lunar new year, easter egg`,
    near: ['celebration', 'tradition', 'faith'],
    serves: ['celebration', 'food'],
  }),
  'important-date': subject({
    names: `important date, important dates, dates in the year, date in the year, calendar, special day, name day,
      dates to remember, date to remember, date should i never forget, dates should i never forget, date i should never forget, never forget a date, memorial, death anniversary, anniversary of her death`,
    near: ['birthday', 'anniversary'],
    serves: ['celebration', 'daily'],
  }),
  celebration: subject({
    names: `celebration, celebrate, celebrated, festivity, milestone, occasion, special occasion, graduation,
      promotion`,
    members: 'baby shower, bridal shower, housewarming, retirement party',
    near: ['party', 'birthday', 'anniversary'],
    serves: ['celebration'],
  }),
  party: subject({
    names: 'party, parties, surprise party, costume party, get together, birthday party, bash',
    members: `dinner party, garden party, karaoke, cocktail party, pool party, game night, balloon, potluck,
      housewarming party`,
    near: ['celebration', 'surprise', 'guests'],
    serves: ['celebration', 'date'],
  }),
  tradition: subject({
    names: `tradition, custom, ritual, family custom, family tradition, yearly tradition, habit of ours,
      superstition, superstitious`,
    members: 'friday pizza night, sunday pancakes, lucky charm, knock on wood, black cat superstition',
    near: ['celebration', 'family', 'habit-together'],
    serves: ['celebration', 'daily'],
  }),
  season: subject({
    names: 'season, time of year, favorite season, dark months, winter months',
    members: `spring, summer, fall season, autumn, winter, winter evening, summer evening, first snow,
      indian summer, fall foliage, autumn leaves, springtime, summertime, wintertime, solstice`,
    near: ['weather', 'holiday-season'],
    serves: ['date', 'daily'],
  }),
  weather: subject({
    names: 'weather, forecast, climate',
    members: `rain, rainy day, rainy, sunshine, sunny, snow, snowy, thunderstorm, storm, fog, wind, heat wave,
      hot weather, cold weather, humidity, drizzle, snowfall, cloud, rainbow, breeze, sunset, sunrise, starry sky,
      overcast, frost, lightning`,
    near: ['season', 'outdoors'],
    serves: ['date', 'daily'],
  }),
  weekend: subject({
    names: `weekend, saturday, sunday, free day, day off, lazy sunday, friday night, free afternoon, free time,
      spare time`,
    near: ['outing', 'date-night', 'hobby'],
    serves: ['date', 'daily'],
  }),
  morning: subject({
    names: 'morning, early morning, morning person, start of the day, first thing in the morning',
    near: ['breakfast', 'sleep', 'routine'],
    serves: ['daily'],
  }),
  evening: subject({
    names: 'evening, evening in, night in, cozy evening, quiet evening, weeknight, evening at home',
    near: ['date-night', 'routine', 'home'],
    serves: ['date', 'daily'],
  }),
} as const;

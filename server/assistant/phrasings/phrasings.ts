import book from './asks/book.json';
import calm from './asks/calm.json';
import care from './asks/care.json';
import child from './asks/child.json';
import close from './asks/close.json';
import date from './asks/date.json';
import dream from './asks/dream.json';
import faith from './asks/faith.json';
import far from './asks/far.json';
import fav from './asks/fav.json';
import feast from './asks/feast.json';
import friend from './asks/friend.json';
import fun from './asks/fun.json';
import gift from './asks/gift.json';
import home from './asks/home.json';
import intim from './asks/intim.json';
import kids from './asks/kids.json';
import love from './asks/love.json';
import newly from './asks/newly.json';
import pet from './asks/pet.json';
import size from './asks/size.json';
import trip from './asks/trip.json';
import us from './asks/us.json';
import years from './asks/years.json';

/**
 * How husbands ask for what a question of the pool tells, by the question's id in the pool. Written by people who saw the
 * question and nothing of the assistant. `npm run assistant:phrasings` works out where they lie in meaning.
 */
export const phrasings: Readonly<Record<string, readonly string[]>> = {
  ...book,
  ...calm,
  ...care,
  ...child,
  ...close,
  ...date,
  ...dream,
  ...faith,
  ...far,
  ...fav,
  ...feast,
  ...friend,
  ...fun,
  ...gift,
  ...home,
  ...intim,
  ...kids,
  ...love,
  ...newly,
  ...pet,
  ...size,
  ...trip,
  ...us,
  ...years,
};

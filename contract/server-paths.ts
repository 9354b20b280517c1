/** What belongs to the server and is never a page of the web app. The worker in the browser leaves it alone as well. */
export const SERVER_PATHS = /^\/(api|calendar|dev|health|ready|assets|metrics)(\/|$)/;

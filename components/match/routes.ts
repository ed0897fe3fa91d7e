import { matchRoutes } from './routes/match-routes';

/** The screens of a match, by what one does there. */
export const routes = matchRoutes;

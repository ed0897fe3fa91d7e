import { matchRoutes } from './routes/match-routes';

/** The screens of a match, by what one does there. */
export const routes = matchRoutes;

/** Nothing is to be fetched where they are a part of the app. */
export const bringRoutes = async (): Promise<void> => undefined;

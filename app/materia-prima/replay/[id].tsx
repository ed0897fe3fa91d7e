import { ofGame } from '@/components/match/of-game';
import { routes } from '@/components/match/routes';

export default ofGame('materia-prima', routes.replay);

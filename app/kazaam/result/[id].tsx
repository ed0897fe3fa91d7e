import { ofGame } from '@/components/match/of-game';
import { ResultRoute } from '@/components/match/routes/result';

export default ofGame('kazaam', ResultRoute);

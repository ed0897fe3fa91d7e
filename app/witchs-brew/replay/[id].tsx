import { ofGame } from '@/components/match/of-game';
import { ReplayRoute } from '@/components/match/routes/replay';

export default ofGame('witchs-brew', ReplayRoute);

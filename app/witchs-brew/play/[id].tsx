import { ofGame } from '@/components/match/of-game';
import { PlayRoute } from '@/components/match/routes/play';

export default ofGame('witchs-brew', PlayRoute);

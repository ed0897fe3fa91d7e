import { ofGame } from '@/components/match/of-game';
import { PeopleRoute } from '@/components/match/routes/people';

export default ofGame('kazaam', PeopleRoute);

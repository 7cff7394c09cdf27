import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: TimeClock };

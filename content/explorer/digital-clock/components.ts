import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: DigitalClock };

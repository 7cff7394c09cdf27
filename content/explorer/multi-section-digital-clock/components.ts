import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: MultiSectionDigitalClock };

import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: StaticDatePicker };

import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: DateTimePicker };

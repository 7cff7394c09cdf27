import { DatePicker } from '@mui/x-date-pickers/DatePicker';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: DatePicker };

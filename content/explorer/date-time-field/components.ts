import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: DateTimeField };

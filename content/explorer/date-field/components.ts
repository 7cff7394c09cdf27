import { DateField } from '@mui/x-date-pickers/DateField';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: DateField };

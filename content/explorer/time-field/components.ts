import { TimeField } from '@mui/x-date-pickers/TimeField';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: TimeField };

import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { pro: SingleInputDateRangeField };

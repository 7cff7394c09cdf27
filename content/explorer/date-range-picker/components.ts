import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { pro: DateRangePicker };
export const named = { MultiInputDateRangeField };

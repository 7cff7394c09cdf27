import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { pro: DateRangeCalendar };
export const named = { DateRangePickerDay2 };

import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { pro: DateTimeRangePicker };
export const named = { MultiInputDateTimeRangeField, renderTimeViewClock };

import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { ArrowDropDownIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import styles from './LaunchCalendar.module.css';

const launchDate = dayjs('2025-04-17');

export default function LaunchCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Launch"
        defaultValue={launchDate}
        format="D MMM YYYY"
        displayWeekNumber
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        slots={{ openPickerIcon: ArrowDropDownIcon }}
        slotProps={{
          textField: { size: 'small', color: 'secondary' },
          calendarHeader: { format: 'MMM YYYY' },
          day: { className: styles.day },
          popper: { placement: 'bottom-end' },
        }}
      />
    </LocalizationProvider>
  );
}

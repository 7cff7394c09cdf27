import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function BackIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M20 11H8l5-5-1.5-1.5L4 12l7.5 7.5L13 18l-5-5h12z" />
    </SvgIcon>
  );
}

function ForwardIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 11h12l-5-5 1.5-1.5L20 12l-7.5 7.5L11 18l5-5H4z" />
    </SvgIcon>
  );
}

export default function ArrowIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slots={{ leftArrowIcon: BackIcon, rightArrowIcon: ForwardIcon }}
      />
    </LocalizationProvider>
  );
}

import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const moveIn = dayjs('2025-04-17');

function KeyIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M8 7a5 5 0 1 0 4.6 7H15v3h3v-3h3v-4h-8.4A5 5 0 0 0 8 7zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />
    </SvgIcon>
  );
}

export default function OpenIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Move-in"
        defaultValue={moveIn}
        slots={{ openPickerIcon: KeyIcon }}
        slotProps={{ openPickerIcon: { fontSize: 'small' } }}
      />
    </LocalizationProvider>
  );
}

import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const deadline = dayjs('2025-04-17');

export default function DeviceVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <DatePicker label="Responsive" defaultValue={deadline} />
        <DesktopDatePicker label="Desktop (popup)" defaultValue={deadline} />
        <MobileDatePicker label="Mobile (dialog)" defaultValue={deadline} />
      </Stack>
    </LocalizationProvider>
  );
}

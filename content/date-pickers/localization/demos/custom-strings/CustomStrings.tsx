import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const forAllPickers = { okButtonLabel: 'Done', cancelButtonLabel: 'Back' };
const forBirthdays = { toolbarTitle: 'Date of birth', okButtonLabel: 'Save' };

const trip = dayjs('2025-04-17');
const birthday = dayjs('1990-04-17');

export default function CustomStrings() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={forAllPickers}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <MobileDatePicker label="Trip" defaultValue={trip} />
        <MobileDatePicker
          label="Birthday"
          defaultValue={birthday}
          openTo="year"
          localeText={forBirthdays}
        />
      </Stack>
    </LocalizationProvider>
  );
}

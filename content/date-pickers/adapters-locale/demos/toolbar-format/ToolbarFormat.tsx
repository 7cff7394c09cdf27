import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const rehearsal = dayjs('2025-04-17');

export default function ToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={rehearsal}
        localeText={{ toolbarTitle: 'Rehearsal' }}
        slotProps={{
          toolbar: {
            toolbarFormat: 'dddd, MMM D',
            toolbarPlaceholder: 'No date',
          },
        }}
      />
    </LocalizationProvider>
  );
}

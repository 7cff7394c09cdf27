import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const auctionStart = dayjs('2025-04-17T09:00');
const auctionEnd = dayjs('2025-04-19T18:00');
const secondMorning = dayjs('2025-04-18T07:30');

export default function MinDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Bid at"
        defaultValue={secondMorning}
        minDateTime={auctionStart}
        maxDateTime={auctionEnd}
        slotProps={{
          textField: { helperText: 'April 17, 9 AM to April 19, 6 PM' },
        }}
      />
    </LocalizationProvider>
  );
}

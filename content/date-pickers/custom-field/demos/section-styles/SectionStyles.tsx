import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersSectionListClasses } from '@mui/x-date-pickers/PickersSectionList';

const batch = dayjs('2025-04-17');

export default function SectionStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Batch"
        defaultValue={batch}
        format="YYYY-MM-DD"
        sx={{
          [`& .${pickersSectionListClasses.sectionContent}`]: {
            fontFamily: 'monospace',
            borderRadius: 0.5,
            '&:focus': {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}

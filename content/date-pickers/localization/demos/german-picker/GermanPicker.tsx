import 'dayjs/locale/de';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { deDE } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

const deadline = dayjs('2025-04-17');

export default function GermanPicker() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={german}
    >
      <StaticDatePicker orientation="portrait" defaultValue={deadline} />
    </LocalizationProvider>
  );
}

import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { deDE } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

// Without this, an empty field shows its placeholder only while it has focus.
const alwaysVisible = { textField: { InputLabelProps: { shrink: true } } };

export default function Placeholders() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={localeText}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <DatePicker label="Abgabe" slotProps={alwaysVisible} />
        <DatePicker
          label="Gültig bis"
          views={['year', 'month']}
          format="MM/YYYY"
          slotProps={alwaysVisible}
          localeText={{
            fieldMonthPlaceholder: () => 'Monat',
            fieldYearPlaceholder: () => 'Jahr',
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

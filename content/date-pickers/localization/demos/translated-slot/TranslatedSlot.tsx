import 'dayjs/locale/fr';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  usePickerActionsContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import { frFR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;
const delivery = dayjs('2025-04-17');

function FullWidthActions({ className }: PickersActionBarProps) {
  const { acceptValueChanges, setValueToToday } = usePickerActionsContext();
  const translations = usePickerTranslations();

  return (
    <DialogActions className={className}>
      <Button fullWidth onClick={setValueToToday}>
        {translations.todayButtonLabel}
      </Button>
      <Button fullWidth variant="contained" onClick={acceptValueChanges}>
        {translations.okButtonLabel}
      </Button>
    </DialogActions>
  );
}

export default function TranslatedSlot() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={french}
    >
      <StaticDatePicker
        orientation="portrait"
        defaultValue={delivery}
        slots={{ actionBar: FullWidthActions }}
      />
    </LocalizationProvider>
  );
}

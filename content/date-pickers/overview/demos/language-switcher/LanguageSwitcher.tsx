import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import 'dayjs/locale/ro';
import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { deDE, enUS, jaJP, roRO } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const languages = {
  en: { name: 'English', label: 'Appointment', locale: enUS },
  de: { name: 'Deutsch', label: 'Termin', locale: deDE },
  ja: { name: '日本語', label: '予約', locale: jaJP },
  ro: { name: 'Română', label: 'Programare', locale: roRO },
};
type Language = keyof typeof languages;

const appointment = dayjs('2025-04-17T15:30');

export default function LanguageSwitcher() {
  const [language, setLanguage] = React.useState<Language>('en');
  const { label, locale } = languages[language];

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={
        locale.components.MuiLocalizationProvider.defaultProps.localeText
      }
    >
      <Stack sx={{ gap: 3, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={language}
          onChange={(_, chosen: Language | null) =>
            chosen && setLanguage(chosen)
          }
        >
          {Object.entries(languages).map(([code, { name }]) => (
            <ToggleButton
              key={code}
              value={code}
              lang={code}
              sx={{ textTransform: 'none' }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker label={label} defaultValue={appointment} />
      </Stack>
    </LocalizationProvider>
  );
}

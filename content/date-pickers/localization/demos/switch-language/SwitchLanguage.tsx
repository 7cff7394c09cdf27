import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import 'dayjs/locale/pl';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/uk';
import 'dayjs/locale/zh-cn';
import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  enUS,
  esES,
  frFR,
  jaJP,
  plPL,
  ptBR,
  ukUA,
  zhCN,
} from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const english = { code: 'en', name: 'English', locale: enUS };
const languages = [
  english,
  { code: 'es', name: 'Español', locale: esES },
  { code: 'fr', name: 'Français', locale: frFR },
  { code: 'ja', name: '日本語', locale: jaJP },
  { code: 'pl', name: 'Polski', locale: plPL },
  { code: 'pt-br', name: 'Português (Brasil)', locale: ptBR },
  { code: 'uk', name: 'Українська', locale: ukUA },
  { code: 'zh-cn', name: '中文（简体）', locale: zhCN },
];

const visit = dayjs('2025-04-17');

export default function SwitchLanguage() {
  const [chosen, setChosen] = React.useState('fr');
  const { code, locale } =
    languages.find((language) => language.code === chosen) ?? english;

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={code}
      localeText={
        locale.components.MuiLocalizationProvider.defaultProps.localeText
      }
    >
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <TextField
          select
          label="Language"
          value={code}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ width: 240 }}
        >
          {languages.map((language) => (
            <MenuItem
              key={language.code}
              value={language.code}
              lang={language.code}
            >
              {language.name}
            </MenuItem>
          ))}
        </TextField>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={visit}
          slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

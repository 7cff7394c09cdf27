import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { builtInViews, loadViews, saveViews, type Views } from './views';

interface ViewBarProps {
  exportState: () => GridInitialState | undefined;
  onSelect: (state: GridInitialState) => void;
}

export function ViewBar({ exportState, onSelect }: ViewBarProps) {
  const [saved, setSaved] = React.useState(loadViews);
  const [current, setCurrent] = React.useState('By category');
  const change = (views: Views) => {
    setSaved(views);
    saveViews(views);
  };

  const add = () => {
    const state = exportState();
    let number = 1;
    while (saved[`My view ${number}`]) number += 1;
    const name = `My view ${number}`;
    if (state) change({ ...saved, [name]: state });
    setCurrent(name);
  };

  const remove = (name: string) => {
    const { [name]: _, ...others } = saved;
    change(others);
  };

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Views"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {Object.entries({ ...builtInViews, ...saved }).map(([name, state]) => (
        <Chip
          key={name}
          label={name}
          color={name === current ? 'primary' : 'default'}
          aria-pressed={name === current}
          onClick={() => {
            setCurrent(name);
            onSelect(state);
          }}
          onDelete={saved[name] ? () => remove(name) : undefined}
        />
      ))}
      <Button size="small" onClick={add}>
        Save view
      </Button>
    </Stack>
  );
}

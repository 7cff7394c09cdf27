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

  const change = (views: Views) => {
    setSaved(views);
    saveViews(views);
  };

  const add = () => {
    const state = exportState();
    let number = 1;
    while (saved[`My view ${number}`]) number += 1;
    if (state) change({ ...saved, [`My view ${number}`]: state });
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
          onClick={() => onSelect(state)}
          onDelete={saved[name] ? () => remove(name) : undefined}
        />
      ))}
      <Button size="small" onClick={add}>
        Save view
      </Button>
    </Stack>
  );
}

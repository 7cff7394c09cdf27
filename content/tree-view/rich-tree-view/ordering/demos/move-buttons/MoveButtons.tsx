import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const initialLayers = [
  { id: 'text', label: 'Text' },
  { id: 'shapes', label: 'Shapes' },
  { id: 'photo', label: 'Photo' },
];

function move(layers: typeof initialLayers, from: number, to: number) {
  const next = [...layers];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export default function MoveButtons() {
  const [layers, setLayers] = React.useState(initialLayers);
  const [selected, setSelected] = React.useState<string | null>('photo');
  const index = layers.findIndex((layer) => layer.id === selected);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={index <= 0}
          onClick={() => setLayers(move(layers, index, index - 1))}
        >
          Move up
        </Button>
        <Button
          variant="outlined"
          disabled={index === -1 || index === layers.length - 1}
          onClick={() => setLayers(move(layers, index, index + 1))}
        >
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Layers"
        items={layers}
        itemsReordering
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
        onItemPositionChange={({ oldPosition, newPosition }) =>
          setLayers((current) =>
            move(current, oldPosition.index, newPosition.index),
          )
        }
        canMoveItemToNewPosition={({ newPosition }) =>
          newPosition.parentId === null
        }
      />
    </Stack>
  );
}

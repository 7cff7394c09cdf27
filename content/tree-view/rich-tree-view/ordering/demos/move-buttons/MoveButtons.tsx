import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const initialLayers = [
  { id: 'text', label: 'Text' },
  { id: 'shapes', label: 'Shapes' },
  { id: 'photo', label: 'Photo' },
];

export default function MoveButtons() {
  const [layers, setLayers] = React.useState(initialLayers);
  const [selected, setSelected] = React.useState<string | null>('photo');
  const index = layers.findIndex((layer) => layer.id === selected);

  const moveTo = (newIndex: number) => {
    const next = layers.filter((layer) => layer.id !== selected);
    next.splice(newIndex, 0, layers[index]!);
    setLayers(next);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={index <= 0}
          onClick={() => moveTo(index - 1)}
        >
          Move up
        </Button>
        <Button
          variant="outlined"
          disabled={index === -1 || index === layers.length - 1}
          onClick={() => moveTo(index + 1)}
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
          setLayers((current) => {
            const next = [...current];
            const [moved] = next.splice(oldPosition.index, 1);
            next.splice(newPosition.index, 0, moved!);
            return next;
          })
        }
        canMoveItemToNewPosition={({ newPosition }) =>
          newPosition.parentId === null
        }
      />
    </Stack>
  );
}

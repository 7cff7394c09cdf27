import * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

interface Region {
  id: string;
  label: string;
  isCountry?: boolean;
}

const regions: Region[] = [
  { id: 'north', label: 'North' },
  { id: 'south', label: 'South' },
];

export default function FlakyServer() {
  const dataSource = React.useMemo(() => {
    const failedOnce = new Set<string>();
    return {
      getChildrenCount: (region: Region) => (region.isCountry ? 0 : 1),
      getTreeItems: async (parentId = ''): Promise<Region[]> => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        if (!failedOnce.has(parentId)) {
          failedOnce.add(parentId);
          throw new Error('The server is busy');
        }
        return [
          {
            id: `${parentId}-1`,
            label: 'It worked this time',
            isCountry: true,
          },
        ];
      },
    };
  }, []);

  return (
    <RichTreeViewPro
      aria-label="Regions"
      items={regions}
      dataSource={dataSource}
      sx={{ minHeight: 128 }}
    />
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Product {
  id: string;
  label: string;
  price?: string;
  children?: Product[];
}

const products: Product[] = [
  {
    id: 'lamps',
    label: 'Lamps',
    children: [
      { id: 'orbit', label: 'Orbit', price: '$89' },
      { id: 'candela', label: 'Candela', price: '$129' },
    ],
  },
  { id: 'gift-card', label: 'Gift card', price: '$25' },
];

export default function ReadItem() {
  const apiRef = useTreeViewApiRef();
  const [product, setProduct] = React.useState<Product | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <RichTreeView
        aria-label="Products"
        apiRef={apiRef}
        items={products}
        defaultExpandedItems={['lamps']}
        onSelectedItemsChange={(_, itemId) =>
          setProduct(itemId ? apiRef.current?.getItem(itemId) : null)
        }
      />
      <Typography variant="body2" role="status">
        {product
          ? `${product.label}: ${product.price ?? 'no price'}`
          : 'Select a product'}
      </Typography>
    </Stack>
  );
}

import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Disable an item by code', height: 117 });

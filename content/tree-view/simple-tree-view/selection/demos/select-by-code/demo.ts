import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Select an item by code', height: 117 });

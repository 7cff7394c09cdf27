import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'An item built from its parts', height: 96 });

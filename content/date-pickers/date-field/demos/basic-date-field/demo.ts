import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A basic Date Field', height: 79 });

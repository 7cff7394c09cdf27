import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A basic Date Time Field', height: 79 });

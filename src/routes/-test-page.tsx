export function TestPage() {
  return <h1>Test page</h1>;
}

import { Component, StrictMode, useEffect, type ComponentType, type ReactNode } from 'react'
import { LanguageProvider, useWords, type Language } from '../language.tsx'

/** The data that an island needs to render the same in the browser as in the build. */
export interface IslandData<Props extends object> {
  language: Language
  props: Props
}

interface IslandRootProps<Props extends object> extends IslandData<Props> {
  Island: ComponentType<Props>
  /** Called in the browser once the island is hydrated. */
  onReady?: () => void
}

/** The root component of an island, both in the build and in the browser. */
export function IslandRoot<Props extends object>(root: IslandRootProps<Props>) {
  const { Island, language, props, onReady } = root
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <LanguageProvider language={language}>
        <IslandErrorBoundary>
          <Island {...props} />
        </IslandErrorBoundary>
      </LanguageProvider>
    </StrictMode>
  )
}

/** The error message for an island that cannot be rendered (specification, section 8). */
export function IslandFallback() {
  const { title } = useWords('error')
  return (
    <p className="lead" role="alert" lang="en">
      {title}
    </p>
  )
}

class IslandErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <IslandFallback /> : this.props.children
  }
}
